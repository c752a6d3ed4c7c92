const HOST = 'elsewhere.example'

/** Texts that try to redirect a visitor to another site, or back to its auth pages, by kind. */
export const hostilePaths: Readonly<Record<string, readonly string[]>> = {
  'another origin': cross(
    ['http:', 'https:', 'HTTPS:', 'hTtP:', 'ftp:', 'ws:', 'wss:', 'blob:https:', ''],
    ['//', '///', '\\\\', '/\\', '\\/', '//\\'],
    [HOST, `${HOST}/orders`, `${HOST}:443/`],
  ),
  'a scheme': cross(
    ['javascript:', 'JaVaScRiPt:', 'data:', 'vbscript:', 'mailto:', 'tel:', 'file:', 'about:'],
    ['alert(1)', '//x', '/orders', 'text/html,x', '%0aalert(1)'],
  ),
  'a scheme behind blanks': cross(
    ['\t', '\n', '\r', ' ', '\u0000', '\u000b', '\u00a0', '\ufeff', '\u200b', '\u2028'],
    ['javascript:alert(1)', `//${HOST}`, `https://${HOST}`, '/orders'],
  ),
  'two slashes, torn apart': cross(
    ['/'],
    ['\t', '\n', '\r', '\r\n', '\u0000', ' ', '\u200b', '\u00ad', '\u202e', '\u2060'],
    [`/${HOST}`, `\\${HOST}`, `${HOST}`],
  ),
  'two slashes by dots': cross(
    ['/./', '/../', '/.%2e/', '/%2e%2e/', '/%2E/', '/x/../', '/x/%2e%2e/', '/x/./../'],
    [`/${HOST}`, `%2f${HOST}`, `%5c${HOST}`],
  ),
  'two slashes in disguise': cross(
    ['/%2f', '/%2F', '/%252f', '/%25252F', '//', '/\u2215/', '/\uff0f', '/x/\uff0f'],
    [HOST, `/${HOST}`],
  ).filter((text) => !text.includes('\u2215') || text.includes('//')),
  'a backslash': cross(
    [
      '/\\',
      '/%5c',
      '/%5C',
      '/%255c',
      '/%25255C',
      '/x\\',
      '/x%5c',
      '/\uff3c',
      '/\ufe68',
      '\\',
      '\\\\',
    ],
    [HOST, `/${HOST}`, `\\${HOST}`],
  ),
  'a name before the host': cross(
    ['/@', '/x@', '//x@', '/%40', '/%2540', '/\uff20', '/\ufe6b', '/orders@', '/x:y@'],
    [HOST, `${HOST}/`, `${HOST}:443`],
  ),
  'a header': cross(
    ['/orders'],
    ['%0d%0a', '%0D%0A', '%0a', '\r\n', '\n', '%250d%250a', '%00', '\u0085', '%7f'],
    ['Location:%20//x', 'Set-Cookie:%20a=b', 'x'],
  ),
  'the auth pages': cross(
    [
      '/auth',
      '/Auth',
      '/AUTH',
      '/%61uth',
      '/a%75th',
      '/%2561uth',
      '/\uff41uth',
      '/en/auth',
      '/EN/auth',
      '/en/%61uth',
    ],
    ['', '/', '/login', '/logout', '%2flogin', '/login?return=/x', '/../auth/login', '#x'],
  ),
  'the auth pages, by dots': cross(
    ['/x/../', '/x/%2e%2e/', '/x/y/../../', '/./', '/en/../', '/x/%252e%252e/'],
    ['auth/login', 'AUTH/', 'auth'],
  ),
  'no path at all': [
    '',
    'orders',
    './orders',
    '../orders',
    '?x',
    '#x',
    '.',
    '..',
    '../..',
    HOST,
    `www.${HOST}`,
    '*',
    '%2forders',
    '%2f%2fx',
    'undefined:',
    ':',
    ';/orders',
    '~/orders',
    '\u2044orders',
    '\u2215orders',
    '\uff0forders',
  ],
  'broken text': [
    '/%',
    '/%zz',
    '/%c3',
    '/%ff%fe',
    '/%ed%a0%80',
    '/\ud800',
    '/x\udc00',
    '/x/%E0%A4',
    '/%u002f',
    '/100%25',
    `/${'a'.repeat(2_048)}`,
    '/%25252525252540',
    '/\u0007',
    '/\u009b',
    '/x\u2066y',
    '/\ue000',
  ],
}

function cross(...parts: readonly (readonly string[])[]): readonly string[] {
  return parts.reduce((paths, part) => paths.flatMap((text) => part.map((end) => text + end)), [''])
}
