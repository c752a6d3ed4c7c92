import { Alert, Container, Heading, Stack, Text } from '@floga/ui'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { examples } from './examples.js'
import type { ExamplePackage, PackageExample } from './examples.js'
import { code } from './packages.styles.js'
import { runExample } from './run-example.js'
import type { ExampleResult } from './run-example.js'

const root = '../../../../packages'
const modules = import.meta.glob([
  '../../../../packages/*/examples/{keep-a-list,reckon-with-money,pay-in-parts,find-options}.ts',
  '../../../../packages/*/examples/{choose-a-language,check-a-form,serve-a-manifest}.ts',
  '../../../../packages/*/examples/{describe-a-page,return-after-login}.ts',
  '../../../../packages/*/examples/{measure-a-shop,ask-for-consent}.ts',
])
const sources = import.meta.glob<string>('../../../../packages/*/examples/*.ts', {
  query: '?raw',
  import: 'default',
})
const descriptions = import.meta.glob<string>('../../../../packages/*/package.json', {
  import: 'description',
  eager: true,
})

const texts = {
  el: {
    install: 'Εγκατάσταση',
    program: 'Παράδειγμα',
    result: 'Τι βγαίνει, σε αυτόν τον περιηγητή',
    server: 'Τρέχει σε διακομιστή: εδώ φαίνεται μόνο το πρόγραμμα.',
    silent: 'Δεν τυπώνει τίποτα: όσο δεν έχει επιλέξει κανείς, δεν φεύγει τίποτα από τη σελίδα.',
  },
  en: {
    install: 'Install',
    program: 'Example',
    result: 'Output, in this browser',
    server: 'It runs on a server: only the program is shown here.',
    silent: 'It prints nothing: before a choice, no data leaves the page.',
  },
}

interface Run {
  source: string
  results: readonly ExampleResult[]
}

/** A module is evaluated once per page, so its first result is shown again. */
const runs = new Map<string, Promise<Run>>()

async function run(name: ExamplePackage): Promise<Run> {
  const { file, calls, isServerOnly }: PackageExample = examples[name]
  const path = `${root}/${name}/examples/${file}.ts`
  const [load, loadSource] = [modules[path], sources[path]]
  if (!loadSource) throw new Error(`There is no ${path}.`)
  const source = await loadSource()
  if (isServerOnly) return { source, results: [] }
  if (!load) throw new Error(`${path} is not among the modules that are run.`)
  return { source, results: await runExample(load, calls) }
}

/** Shows the purpose of a package, an example and its result. */
export function PackagePage({
  name,
  locale,
}: {
  name: ExamplePackage
  locale: 'el' | 'en'
}): ReactElement {
  const [shown, setShown] = useState<Run>()
  useEffect(() => {
    let isCurrent = true
    const found = runs.get(name) ?? run(name)
    runs.set(name, found)
    void found.then((result) => isCurrent && setShown(result))
    return () => {
      isCurrent = false
    }
  }, [name])
  const { install, program, result, server, silent } = texts[locale]
  const { isServerOnly }: PackageExample = examples[name]
  return (
    <Container width="narrow">
      <Stack gap="lg" aria-busy={!shown}>
        <Heading level={2} size={1}>
          @floga/{name}
        </Heading>
        <Text size="large" lang="en">
          {descriptions[`${root}/${name}/package.json`]}
        </Text>
        <Heading level={3}>{install}</Heading>
        <pre className={code}>pnpm add @floga/{name}</pre>
        <Heading level={3}>{program}</Heading>
        <pre className={code}>{shown?.source}</pre>
        <Heading level={3}>{result}</Heading>
        {isServerOnly && <Alert tone="info">{server}</Alert>}
        {shown && !isServerOnly && shown.results.length === 0 && <Text>{silent}</Text>}
        {shown?.results.map((one, index) => (
          <Stack key={index} gap="xs">
            <Text as="span" size="small" weight="strong">
              {one.name}
            </Text>
            <pre className={code}>{one.text}</pre>
          </Stack>
        ))}
      </Stack>
    </Container>
  )
}
