'use strict'
// Preloaded into a server under test: a defect that nothing catches, at each SIGUSR2.
const { isMainThread } = require('node:worker_threads')

if (isMainThread) {
  process.on('SIGUSR2', () => {
    const defect = new Error('a defect', { cause: new Error('its cause') })
    if (process.env.DEFECT === 'rejection') void Promise.reject(defect)
    else throw defect
  })
}
