import { createLog } from '../../foundation/log/create-log.js'
import { parseEnv } from '../env.js'
import { startPlatform } from '../start-platform.js'

/** A platform in a process of its own, which logs what it does until it is killed. Arguments: data directory, catalogue. */
const [dataDir = '', catalogue = ''] = process.argv.slice(2)
await startPlatform(parseEnv({ PORT: '0', DATA_DIR: dataDir }), createLog({ level: 'info' }), {
  catalogue,
})
