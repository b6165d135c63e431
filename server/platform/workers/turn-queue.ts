/** Too many wait already, or too many of the same group. */
export class QueueFull extends Error {}

/** Whose turn it is: groups take turns, and within a group its members. */
export interface Turn {
  readonly group: string
  readonly member: string
  /** Waits however many do. */
  readonly mustRun?: true
}

export interface TurnLimits {
  /** Turns at the same time. */
  readonly running: number
  /** Of those, turns of one group. */
  readonly runningPerGroup: number
  readonly waiting: number
  /** Of those, turns of one group. */
  readonly waitingPerGroup: number
}

interface Waiter extends Turn {
  readonly start: () => void
  readonly reject: (error: unknown) => void
}

/** Moves a key behind all others. */
function rotate<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}

/**
 * A bounded queue for work that takes a processor. Round robin over groups, then over a group's members, so that whoever asks a
 * thousand times waits for themselves. When it is full, the group with the most waiting gives up its last one to a group with fewer.
 */
export class TurnQueue {
  limits: TurnLimits
  /** Turns refused since the start of this process. */
  rejected = 0
  waiting = 0
  running = 0
  readonly #groups = new Map<string, Map<string, Waiter[]>>()
  readonly #waitingOf = new Map<string, number>()
  readonly #runningOf = new Map<string, number>()

  constructor(limits: TurnLimits) {
    this.limits = limits
  }

  /** @throws QueueFull, or the signal's reason for one that was aborted while it waited */
  async run<T>(turn: Turn, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#take(turn, signal)
    try {
      return await work()
    } finally {
      this.running -= 1
      this.#add(this.#runningOf, turn.group, -1)
      this.#startNext()
    }
  }

  async #take(turn: Turn, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (this.waiting === 0 && this.#mayRun(turn.group)) {
      this.#begin(turn)
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiter = { ...turn, start: resolve, reject }
    this.#enter(waiter)
    const abort = () => {
      this.#leave(waiter)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    // Others wait for their own group's turn alone: this one may begin at once.
    this.#startNext()
    try {
      await promise
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  #mayRun(group: string): boolean {
    return this.running < this.limits.running && (this.#runningOf.get(group) ?? 0) < this.limits.runningPerGroup
  }

  #begin({ group }: Turn): void {
    this.running += 1
    this.#add(this.#runningOf, group, 1)
  }

  #enter(waiter: Waiter): void {
    const own = this.#waitingOf.get(waiter.group) ?? 0
    if (!waiter.mustRun && own >= this.limits.waitingPerGroup) this.#rejectWith()
    if (!waiter.mustRun && this.waiting >= this.limits.waiting) this.#giveUpOne(own)
    const members = this.#groups.get(waiter.group) ?? new Map<string, Waiter[]>()
    this.#groups.set(waiter.group, members)
    const waiters = members.get(waiter.member) ?? []
    members.set(waiter.member, waiters)
    waiters.push(waiter)
    this.waiting += 1
    this.#add(this.#waitingOf, waiter.group, 1)
  }

  #rejectWith(): never {
    this.rejected += 1
    throw new QueueFull()
  }

  /** Makes room for a group that has `own` waiting, where another has at least two more. */
  #giveUpOne(own: number): void {
    let largest = { group: '', count: own + 1 }
    for (const [group, count] of this.#waitingOf) if (count > largest.count) largest = { group, count }
    const last = [...(this.#groups.get(largest.group)?.values() ?? [])].at(-1)?.at(-1)
    if (last === undefined || last.mustRun) this.#rejectWith()
    this.#leave(last)
    this.rejected += 1
    last.reject(new QueueFull())
  }

  #leave(waiter: Waiter): void {
    const members = this.#groups.get(waiter.group)
    const waiters = members?.get(waiter.member)
    const at = waiters?.indexOf(waiter) ?? -1
    if (!members || !waiters || at === -1) return
    waiters.splice(at, 1)
    if (waiters.length === 0) members.delete(waiter.member)
    if (members.size === 0) this.#groups.delete(waiter.group)
    this.waiting -= 1
    this.#add(this.#waitingOf, waiter.group, -1)
  }

  #startNext(): void {
    for (const [group, members] of this.#groups) {
      if (this.running >= this.limits.running) return
      if (!this.#mayRun(group)) continue
      const [member, waiters] = members.entries().next().value ?? []
      const waiter = waiters?.[0]
      if (member === undefined || waiters === undefined || waiter === undefined) continue
      rotate(members, member, waiters)
      rotate(this.#groups, group, members)
      this.#leave(waiter)
      this.#begin(waiter)
      waiter.start()
      return this.#startNext()
    }
  }

  #add(counts: Map<string, number>, group: string, change: number): void {
    const count = (counts.get(group) ?? 0) + change
    if (count > 0) counts.set(group, count)
    else counts.delete(group)
  }
}
