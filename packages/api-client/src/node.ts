export { createNodeSender } from './lib/node/create-node-sender.js'
