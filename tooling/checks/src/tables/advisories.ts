/** A published advisory about a package that this repository has, or had, in its lockfile. */
export interface Advisory {
  package: string
  /** Versions that are affected, as semver ranges. */
  affected: string
  /** In the GitHub Advisory Database. */
  id: string
  /** Why an affected version is accepted, and the mitigation. */
  accepted?: string
}

/**
 * Maintained by hand: findings of an audit of the registry are added here, so that they do not come
 * back. Ids and ranges are those of the database as quoted by audits and release notes, compared in
 * November 2026; a range without a first affected version starts at the first version.
 */
export const advisories: readonly Advisory[] = [
  { package: 'sanitize-html', affected: '<2.17.4', id: 'GHSA-rpr9-rxv7-x643' },
  { package: 'esbuild', affected: '<=0.24.2', id: 'GHSA-67mh-4wv8-2f99' },
  { package: 'esbuild', affected: '>=0.27.3 <0.28.1', id: 'GHSA-g7r4-m6w7-qqqr' },
  {
    package: 'vite',
    affected: '<5.4.21 || >=6.0.0 <6.4.1 || >=7.0.0 <7.0.8 || >=7.1.0 <7.1.11',
    id: 'GHSA-93m4-6634-74q7',
  },
  {
    package: 'vite',
    affected: '<6.4.3 || >=7.0.0 <7.3.5 || >=8.0.0 <8.0.16',
    id: 'GHSA-fx2h-pf6j-xcff',
  },
  { package: 'tar', affected: '<7.5.7', id: 'GHSA-34x7-hfp2-rc4v' },
  { package: 'tar', affected: '<=7.5.18', id: 'GHSA-23hp-3jrh-7fpw' },
  { package: 'tar', affected: '<7.5.21', id: 'GHSA-r292-9mhp-454m' },
  {
    package: 'tar-fs',
    affected: '<1.16.6 || >=2.0.0 <2.1.4 || >=3.0.0 <3.1.1',
    id: 'GHSA-vj76-c3g6-qr5v',
  },
  { package: 'estree-util-value-to-estree', affected: '<3.3.3', id: 'GHSA-f7f6-9jq7-3rqj' },
  { package: '@remix-run/router', affected: '<1.23.2', id: 'GHSA-2w69-qvjg-hvjx' },
  { package: '@remix-run/server-runtime', affected: '<2.17.3', id: 'GHSA-h5cw-625j-3rxh' },
  { package: '@remix-run/server-runtime', affected: '>=2.10.0 <2.17.5', id: 'GHSA-8x6r-g9mw-2r78' },
  {
    package: 'react-router',
    affected: '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6',
    id: 'GHSA-9jcx-v3wj-wh4m',
  },
  {
    package: 'turbo-stream',
    affected: '<3.0.0',
    id: 'GHSA-rxv8-25v2-qmq8',
    accepted:
      'Remix 2 needs version 2. Nothing that a visitor sends comes back as a list or a tree: posts are read as flat texts (`readForm`)',
  },
  { package: 'valibot', affected: '<1.2.0', id: 'GHSA-vqpr-j7v3-hqw9' },
  { package: 'valibot', affected: '<1.4.2', id: 'GHSA-5qjj-4xww-7phc' },
  { package: 'nodemailer', affected: '<7.0.7', id: 'GHSA-mm7p-fcc7-pg87' },
  { package: 'nodemailer', affected: '<=7.0.10', id: 'GHSA-rcmh-qjqh-p98v' },
  { package: 'nodemailer', affected: '<8.0.4', id: 'GHSA-c7w3-x93f-qmm8' },
  { package: 'nodemailer', affected: '<=8.0.4', id: 'GHSA-vvjj-xcjg-gr5g' },
  { package: 'nodemailer', affected: '<9.1.0', id: 'GHSA-2x7j-588g-ccc2' },
  {
    package: 'undici',
    affected: '<5.29.0 || >=6.0.0 <6.21.2 || >=7.0.0 <7.5.0',
    id: 'GHSA-cxrh-j4jr-qwg3',
  },
  {
    package: 'ws',
    affected: '<5.2.4 || >=6.0.0 <6.2.3 || >=7.0.0 <7.5.10 || >=8.0.0 <8.17.1',
    id: 'GHSA-3h5v-q93c-6h6q',
  },
  { package: 'cookie', affected: '<0.7.0', id: 'GHSA-pxg6-pf52-xh8x' },
  { package: 'path-to-regexp', affected: '<0.1.12', id: 'GHSA-rhx6-c78j-4q9w' },
  { package: 'path-to-regexp', affected: '<0.1.13', id: 'GHSA-37ch-88jc-xwx2' },
  {
    package: 'form-data',
    affected: '<2.5.4 || >=3.0.0 <3.0.4 || >=4.0.0 <4.0.4',
    id: 'GHSA-fjxv-7rqg-78g4',
  },
  { package: 'qs', affected: '<6.14.1', id: 'GHSA-6rw7-vpxm-498p' },
  { package: 'qs', affected: '>=6.7.0 <=6.14.1', id: 'GHSA-w7fw-mjwx-w883' },
  { package: 'qs', affected: '>=6.11.1 <=6.15.1', id: 'GHSA-q8mj-m7cp-5q26' },
  { package: 'body-parser', affected: '<1.20.3', id: 'GHSA-qwcr-r2fm-qrc7' },
  { package: 'cross-spawn', affected: '<6.0.6 || >=7.0.0 <7.0.5', id: 'GHSA-3xgq-45jj-v275' },
  { package: 'glob', affected: '>=10.2.0 <10.5.0 || >=11.0.0 <11.1.0', id: 'GHSA-5j98-mcp5-4vw2' },
  { package: 'js-yaml', affected: '<3.14.2 || >=4.0.0 <4.1.1', id: 'GHSA-mh29-5h37-fv8m' },
  { package: 'brace-expansion', affected: '<1.1.12 || >=2.0.0 <2.0.2', id: 'GHSA-v6h2-p8h4-qcjw' },
  { package: 'micromatch', affected: '<4.0.8', id: 'GHSA-952p-6rrq-rcjv' },
  { package: 'braces', affected: '<3.0.3', id: 'GHSA-grv7-fg5c-xmjg' },
  { package: 'nanoid', affected: '<3.3.8 || >=4.0.0 <5.0.9', id: 'GHSA-mwcw-c2x4-8c55' },
  { package: 'postcss', affected: '<8.4.31', id: 'GHSA-7fh5-64p2-3v2j' },
  { package: 'lodash', affected: '<4.17.23', id: 'GHSA-xxjr-mmjv-4gpg' },
  {
    package: 'semver',
    affected: '<5.7.2 || >=6.0.0 <6.3.1 || >=7.0.0 <7.5.2',
    id: 'GHSA-c2qf-rxjj-qqgw',
  },
  { package: '@babel/helpers', affected: '<7.26.10', id: 'GHSA-968p-4wvh-cqc8' },
  { package: 'playwright', affected: '<1.55.1', id: 'GHSA-7mvr-c777-76hp' },
  {
    package: 'vitest',
    affected: '<1.6.1 || >=2.0.0 <2.1.9 || >=3.0.0 <3.0.5',
    id: 'GHSA-9crc-q9x8-hgqq',
  },
  { package: 'vitest', affected: '<4.1.11', id: 'GHSA-82fw-gwwq-j7x9' },
]
