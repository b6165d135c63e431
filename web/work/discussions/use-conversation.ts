import * as t from '@talentplace/contract/work/messages/discussions'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { useCallback, useState } from 'react'
import { failureMessage, type ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { withEarlier, withNews, withSent, type Known } from './merge-messages.ts'

const pageSize = 50
const newsAtOnce = 100

const keyOf = (uuid: string) => ['discussions.listMessages', { params: { uuid } }] as const

/** The newest page, or what came since what is known; asked anew whenever the thread is told to have changed. */
async function fetchPage(client: QueryClient, uuid: string, signal: AbortSignal): Promise<Known> {
  const params = { uuid }
  const known = () => client.getQueryData<Known>(keyOf(uuid))
  const before = known()
  if (before === undefined) {
    const page = await call('discussions.listMessages', { params, query: { limit: pageSize }, signal })
    return { messages: page.messages, offset: page.offset, earlier: page.more }
  }
  for (let now = before; ;) {
    const news = await call('discussions.listMessages', {
      params,
      query: { after: now.offset, limit: newsAtOnce },
      signal,
    })
    // An answer or an earlier page may have come meanwhile.
    now = withNews({ ...(known() ?? now), offset: now.offset }, news)
    if (!news.more) return now
    client.setQueryData(keyOf(uuid), now)
  }
}

/** The messages of a thread as far as they are shown, kept up to date. */
export function useConversation(uuid: string) {
  const client = useQueryClient()
  const [earlier, setEarlier] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null })
  const query = useQuery<Known, ApiFailure>({
    queryKey: keyOf(uuid),
    queryFn: ({ signal }) => fetchPage(client, uuid, signal),
    staleTime: 0,
  })
  const change = useCallback(
    (how: (known: Known) => Known) =>
      client.setQueryData<Known>(keyOf(uuid), (known) => (known === undefined ? known : how(known))),
    [client, uuid],
  )

  async function loadEarlier(): Promise<void> {
    const before = query.data?.messages[0]?.position
    if (before === undefined || earlier.busy) return
    setEarlier({ busy: true, failure: null })
    try {
      const page = await call('discussions.listMessages', { params: { uuid }, query: { before, limit: pageSize } })
      change((known) => withEarlier(known, page))
      setEarlier({ busy: false, failure: null })
    } catch (error) {
      setEarlier({
        busy: false,
        failure: failureMessage(error, t.earlierNotLoaded()),
      })
    }
  }

  return {
    ...query,
    earlier,
    loadEarlier,
    /** Shows what the server answered to what this page has sent or changed. */
    show: useCallback((message: Message) => change((known) => withSent(known, message)), [change]),
  }
}
