'use strict'
// Preloaded into a server under test: all files seem to be on NFS.
const promises = require('node:fs/promises')
const { syncBuiltinESMExports } = require('node:module')

const { statfs } = promises
promises.statfs = async (path, options) => Object.assign(await statfs(path, options), { type: 0x6969 })
syncBuiltinESMExports()
