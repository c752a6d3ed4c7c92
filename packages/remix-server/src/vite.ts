export { checkMessages, type CheckMessagesOptions } from './lib/vite/check-messages.js'
export {
  checkScriptSizes,
  type CheckScriptSizesOptions,
  type ScriptBudgets,
} from './lib/vite/check-script-sizes.js'
export { compileMessages, type CompileMessagesOptions } from './lib/vite/compile-messages.js'
export { compressFiles } from './lib/vite/compress-files.js'
export { linaria } from './lib/vite/linaria.js'
export { subsetFonts, type SubsetFontsOptions } from './lib/vite/subset-fonts.js'
