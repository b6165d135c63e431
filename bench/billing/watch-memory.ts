import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Memory {
  readonly heap: number
  readonly rss: number
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

function now(): Memory {
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: megabytes(heapUsed), rss: megabytes(rss) }
}

/** What is held while something is done: at its start, in its middle and at its end, after what is no longer needed is gone. */
export async function watchMemory(work: () => Promise<unknown>): Promise<{ seconds: number; text: string }> {
  const start = now()
  const during: Memory[] = []
  const looking = setInterval(() => during.push(now()), 1_000)
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  clearInterval(looking)
  const end = now()
  const middle = during[Math.floor(during.length / 2)] ?? end
  const max = Math.max(start.rss, end.rss, ...during.map(({ rss }) => rss))
  const heaps = `heap ${start.heap}, ${middle.heap}, ${end.heap} MB`
  return { seconds, text: `${heaps}; rss ${start.rss}, ${middle.rss}, ${end.rss} MB, at most ${max}` }
}
