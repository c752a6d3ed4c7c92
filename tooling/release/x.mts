import { packPackages, packServers } from '/tmp/w/trees/kit/tooling/release/src/pack-packages.ts'
const d='/tmp/w/try/release'
await packPackages('/tmp/w/trees/kit', d); await packServers('/tmp/w/trees/kit', d)
