import { createLog } from '../../foundation/log/create-log.js'
import { parseEnv } from '../env.js'
import { startPlatform } from '../start-platform.js'

/**
 * A platform in a child process, which logs until it is killed. Arguments: data directory, folders
 * of tenants.
 */
const [dataDir = '', folders = ''] = process.argv.slice(2)
const env = parseEnv({ PORT: '0', DATA_DIR: dataDir, TENANT_FOLDERS: folders })
await startPlatform(env, createLog({ level: 'info' }))
