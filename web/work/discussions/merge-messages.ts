import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'

/** What a page has of a thread: its newest messages without a gap, in their order. */
export interface Known {
  readonly messages: readonly Message[]
  /** Where what is known ends in time. */
  readonly offset: number
  /** There are earlier messages than the first. */
  readonly earlier: boolean
}

/** Each message once, as it was last written. */
function joined(known: readonly Message[], others: readonly Message[]): readonly Message[] {
  const byUuid = new Map(known.map((each) => [each.uuid, each]))
  for (const each of others) {
    const before = byUuid.get(each.uuid)
    if (!before || before.change <= each.change) byUuid.set(each.uuid, each)
  }
  return [...byUuid.values()].toSorted((one, other) => one.position - other.position)
}

/** With what came since: a change of a message from before the first known one is left to when that page is read. */
export function withNews(known: Known, news: { messages: readonly Message[]; offset: number }): Known {
  const first = known.earlier ? (known.messages[0]?.position ?? 0) : 0
  const visible = news.messages.filter(({ position }) => position >= first)
  return { ...known, messages: joined(known.messages, visible), offset: Math.max(known.offset, news.offset) }
}

/** With the page before. */
export function withEarlier(known: Known, page: { messages: readonly Message[]; more: boolean }): Known {
  return { ...known, messages: joined(known.messages, page.messages), earlier: page.more }
}

/** With the answer to what this page has sent; what others wrote meanwhile is still asked for. */
export function withSent(known: Known, message: Message): Known {
  return { ...known, messages: joined(known.messages, [message]) }
}
