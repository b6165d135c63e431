/**
 * Flags of Node.js for the server. A search leaves some 30 kB behind; with 64 MB of room for what lives shortly the
 * collector runs a fourth as often, and searches a second grow by 7%. The other two let V8 join more functions into one
 * when it compiles those that run often, as ranking does: a search then takes 3% less of the processor.
 */
export const serverFlags = [
  '--max-semi-space-size=64',
  '--max-inlined-bytecode-size-cumulative=2500',
  '--max-inlined-bytecode-size=800',
]

/**
 * What is set in the server's environment. glibc then asks Linux for large pages: a search reads memory all over the
 * index, a password's hash 19 MB of it, and finding small pages takes time. How much is measured in
 * docs/features/search.md. Other systems pass it over.
 */
export const serverEnvironment = { GLIBC_TUNABLES: process.env.GLIBC_TUNABLES ?? 'glibc.malloc.hugetlb=1' }
