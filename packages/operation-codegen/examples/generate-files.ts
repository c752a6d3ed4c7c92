import { generateOperationFiles, readGraphqlFiles } from '@floga/operation-codegen'

const files = await generateOperationFiles({
  schema: await readGraphqlFiles(['node_modules/@floga/platform-contract/schema']),
  operations: await readGraphqlFiles(['src/operations']),
})
for (const { name, content } of files) console.log(`${name}: ${content.length} characters`)
