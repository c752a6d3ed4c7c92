import { openDatabase } from '../../database/open-database.js'
import { migrate } from '../../database/migrate.js'
import { platformFiles } from '../../platform-files.js'
import { createOrderWorld } from './order-world.js'
import { walkOrders } from './walk-orders.js'

/**
 * A process of its own that walks in a database and says on standard output, as a line of JSON, what came of it.
 * Arguments: database (a directory or an address), steps, seed.
 */
const [target = '', steps = '', seed = ''] = process.argv.slice(2)

const database = await openDatabase(
  target.startsWith('postgres') ? { url: target } : { dataDir: target },
)
await migrate(database, { directory: platformFiles.migrations })
await database.admin((sql) =>
  sql.query("INSERT INTO tenants (tenant, settings) VALUES ('floga', '{}') ON CONFLICT DO NOTHING"),
)
const world = createOrderWorld(database)
const report = await walkOrders({ database, world, steps: Number(steps), seed: Number(seed) })
process.stdout.write(`${JSON.stringify({ ...report, taken: [...report.taken] })}\n`)
await database.close()
