'use strict'
// Preloaded into a server under test: each SIGUSR2 puts its clock ahead by ten minutes.
const { isMainThread } = require('node:worker_threads')

if (isMainThread) {
  const now = Date.now
  let ahead = 0
  Date.now = () => now() + ahead
  process.on('SIGUSR2', () => {
    ahead += 600_000
    console.log('the clock is ahead')
  })
}
