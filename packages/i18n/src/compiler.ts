export {
  listMessageFolders,
  runCommand as runMessagesCommand,
  type CommandOutput,
} from './command.js'
export { compileMessages, type CompiledMessages } from './lib/compiler/compile-messages.js'
export type { MessageProblem, MessageSource } from './lib/compiler/message-source.js'
export { listNamespaces, type MessageNamespaces } from './lib/compiler/list-namespaces.js'
