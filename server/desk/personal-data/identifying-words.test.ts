import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import { cleaningOf, identifyingWords } from './identifying-words.ts'
import { subjectOf } from './subject.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const cleaning = cleaningOf({
  names: ["Ann O'Brien-Lee (Ms.)", 'Ann Lee'],
  others: ['ann@lee.test', '+1 416 555 7391', '4165557391'],
})

describe('issue 17: who someone is goes from texts', () => {
  it.each([
    ['Ask Ann Lee, ann lee or ANN LEE.', 'Ask Someone who left, Someone who left or Someone who left.'],
    ["Ann O'Brien-Lee (Ms.) wrote", 'Someone who left wrote'],
    ['{"who": "Ann O&#39;Brien-Lee (Ms.)"}', '{"who": "Someone who left"}'],
    ['Write to ann@lee.test or call +1 416 555 7391', 'Write to (removed) or call (removed)'],
    ['mary-ann@lee.test and joann@lee.test are others', 'mary-ann@lee.test and joann@lee.test are others'],
    ['Joann Leeds and Ann Leeds are, too', 'Joann Leeds and Ann Leeds are, too'],
    ['Ann went home', 'Ann went home'],
  ])('%s', async (text, left) => {
    expect(cleaning.clean(text)).toBe(left)
    const { rows } = await sql<{ text: string; found: boolean }>`
      select ${cleaning.cleaned(sql`${text}::text`)} as text, ${cleaning.finds(sql`${text}::text`)} as found`.execute(
      database.kysely,
    )
    expect(rows).toEqual([{ text: left, found: text !== left }])
  })

  it('by their names of before, and not by words that are someone else’s, too', async () => {
    const client = await addClient(database, 'Cedar Wood Works')
    await addClient(database, 'Shared Office Name')
    const { uuid } = await addPerson(database, {
      permissions: ['client'],
      client_uuid: client,
      email: 'now@cedar.test',
    })
    const namesake = await addPerson(database, { permissions: ['client'] })
    await database.pool.query(
      `update users set full_name = 'Robin Quill', phone_number = '416 555 0000' where uuid = any($1)`,
      [[uuid, namesake.uuid]],
    )
    await database.pool.query(`update clients set legal_name = 'Shared Office Name' where uuid = $1`, [client])
    await database.pool.query(
      `insert into audit_entries (created_date, action, entity, details) values (now(), 'user.changed', $1, $2)`,
      [
        `user:${uuid}`,
        {
          full_name: { before: 'Robin Earlier', after: 'Robin Quill' },
          email: { before: 'before@cedar.test', after: 'now@cedar.test' },
        },
      ],
    )
    const subject = await subjectOf(database.kysely, uuid)
    if (!subject) throw new Error('There is nobody')
    const { names, others } = await identifyingWords(database.kysely, subject)
    expect(names.toSorted()).toEqual(['Cedar Wood Works', 'Robin Earlier'])
    expect(others.toSorted()).toEqual(['before@cedar.test', 'now@cedar.test'])
  })
})
