import * as v from 'valibot'
import { catalogueRecordSchema } from '@floga/platform-contract/catalogue-record'

const result = v.safeParse(catalogueRecordSchema, JSON.parse('{"type":"redirect"}'))
if (!result.success) console.log(result.issues.map((issue) => issue.message))
