export { createCookieJar, type CookieJar } from './lib/testing/create-cookie-jar.js'
