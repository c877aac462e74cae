'use strict'
// Preloaded into a server under test: prints which builds of React it runs, at its end.
process.on('exit', () => {
  const builds = Object.keys(require.cache).filter(
    (file) => /node_modules\/react(-dom)?\/cjs\//.test(file) && require.cache[file].loaded,
  )
  console.log(`react builds: ${builds.map((file) => file.replace(/.*\//, '')).join(' ')}`)
})
