import fc from 'fast-check'

// A change is not refused for a case that it has nothing to do with: CI tries the same cases each time; all other runs try new ones.
if (process.env.CI) fc.configureGlobal({ seed: 1 })
