import { describe, expect, it } from 'vitest'
import type { Discussion, Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { discussionsSuite } from '../../testing/discussions-suite.ts'

const minute = 60_000
const { request, begin, clock, deliver, later, listed, mailsTo, notifications, pair, read, staff, write } =
  await discussionsSuite()

describe('C4 unread', () => {
  it('counts what others wrote and one hasn’t seen, in each thread and over all but muted ones', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, 'One')
    await write(client, thread, 'Two')
    expect((await listed(client)).unread).toBe(0)
    expect(await listed(va)).toMatchObject({ unread: 2, discussions: [{ unread: 2 }] })
    expect((await listed(va, '?unread=true')).count).toBe(1)
    expect((await read(va, thread, 1)).body).toEqual({ unread: 1 })
    expect((await read(va, thread, 0)).body).toEqual({ unread: 1 })
    await request(va, `POST /discussions/${thread}/mute`, { muted: true })
    expect(await listed(va)).toMatchObject({ unread: 0, discussions: [{ unread: 1, muted: true }] })
    expect((await listed(client)).discussions[0]?.participants[1]?.muted).toBeNull()
    expect((await read(va, thread, 1_000_000)).body).toEqual({ unread: 0 })
    expect((await listed(va, '?unread=true')).count).toBe(0)
    await write(client, thread, 'Three')
    expect((await listed(va)).discussions[0]?.unread).toBe(1)
  })

  it('is no more what was taken back', async () => {
    const { client, va, thread } = await pair()
    const { uuid } = (await write(client, thread, 'Oops')).body as unknown as Message
    await request(client, `DELETE /discussions/${thread}/messages/${uuid}`)
    expect((await listed(va)).unread).toBe(0)
  })
})

describe('C4 who hears of a message', () => {
  it('one notification a thread until it is read, and one email after ten minutes unread', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, 'Good morning')
    await write(client, thread, 'Are you there?')
    expect(await notifications(client)).toEqual([])
    expect(await notifications(va)).toMatchObject([{ entity_link: `discussion:${thread}`, read_at: null }])
    expect((await notifications(va))[0]?.title).toBe(`${client.full_name} wrote to you: Books and inbox`)
    later(10 * minute - 1)
    await deliver()
    expect(await mailsTo(va)).toEqual([])
    later(1)
    await deliver()
    await write(client, thread, 'Still there?')
    later(60 * minute)
    await deliver()
    expect(await mailsTo(va)).toHaveLength(1)
    await read(va, thread, 3)
    await write(client, thread, 'Another day')
    expect(await notifications(va)).toHaveLength(2)
  })

  it('who has read a part is told of the rest: the notification and its email stay', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, 'One')
    await write(client, thread, 'Two')
    await read(va, thread, 1)
    expect((await notifications(va))[0]?.read_at).toBeNull()
    later(10 * minute)
    await deliver()
    expect(await mailsTo(va)).toHaveLength(1)
    await read(va, thread, 2)
    expect((await notifications(va))[0]?.read_at).toEqual(clock.now())
  })

  it('C4.1 its email leads to the thread in its reader’s own area, of several threads to those unread', async () => {
    const { client, va, thread } = await pair()
    const leadsTo = async (who: typeof va) => {
      later(10 * minute)
      await deliver()
      return (await mailsTo(who)).map(({ text_body }) => /https:\/\/talentplace[.]test(\/\S+)/.exec(text_body)?.[1])
    }
    await write(client, thread, 'Good morning')
    expect(await leadsTo(va)).toEqual([`/va/discussions/${thread}`])
    await write(va, thread, 'Good morning to you')
    expect(await leadsTo(client)).toEqual([`/client/discussions/${thread}`])
    await read(va, thread, 2)
    await write(client, thread, 'Another day')
    await begin(await staff(), { participants: [va.uuid] })
    expect(await leadsTo(va)).toEqual([`/va/discussions/${thread}`, '/va/discussions?unread=true'])
    const helper = await staff()
    const { uuid } = (await begin(client)).body as unknown as Discussion
    expect(await leadsTo(helper)).toEqual([`/admin/discussions/${uuid}`])
  })

  it('no email to who reads within ten minutes, nothing at all to who muted', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, 'Good morning')
    await read(va, thread, 1)
    expect((await notifications(va))[0]?.read_at).toEqual(clock.now())
    await request(va, `POST /discussions/${thread}/mute`, { muted: true })
    await write(client, thread, 'And good evening')
    later(60 * minute)
    await deliver()
    expect(await mailsTo(va)).toEqual([])
    expect(await notifications(va)).toHaveLength(1)
  })
})
