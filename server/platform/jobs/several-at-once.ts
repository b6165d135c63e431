/**
 * Works on things in their order, at most so many at the same time: whoever is done takes the next one. @throws what was thrown
 * first, once what had begun is over; what hadn't is left.
 */
export async function severalAtOnce<Thing>(
  things: readonly Thing[],
  max: number,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const left = things.values()
  let failed = false
  const worker = async () => {
    for (const thing of left) {
      if (failed) return
      try {
        await work(thing)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(max, things.length) }, worker))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

/** Things in groups of at most so many, in their order. */
export function* inGroups<Thing>(things: readonly Thing[], max: number): Generator<Thing[]> {
  for (let at = 0; at < things.length; at += max) yield things.slice(at, at + max)
}
