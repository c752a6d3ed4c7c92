import { join } from 'node:path'
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@floga/setup'
import { checkTarball } from './check-tarball.js'
import { packPackages, packServers } from './pack-packages.js'
import { publishPackages } from './publish-packages.js'

const usage = 'Usage: pnpm release --dry-run | pnpm release --registry <address>'

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, registry: { type: 'string' } },
})
const destination = join(repositoryRoot, '.cache', 'release')
if (!values['dry-run'] && values.registry === undefined) {
  console.error(usage)
  process.exitCode = 2
} else {
  const packed = await packPackages(repositoryRoot, destination)
  const servers = await packServers(repositoryRoot, destination)
  let count = 0
  for (const one of packed) {
    const [findings, { size }] = await Promise.all([checkTarball(one), stat(one.tarball)])
    count += findings.length
    console.log(
      `${one.manifest.name} ${one.manifest.version}: ${(size / 1_000).toFixed(1)} kB, ${findings.length} findings`,
    )
    for (const finding of findings) console.log(`  ${finding}`)
  }
  console.log(`\n${packed.length + servers.length} tarballs in ${destination}`)
  if (count > 0) process.exitCode = 1
  else if (values.registry !== undefined) {
    await publishPackages([...packed, ...servers], values.registry)
  }
}
