import { entryTextNames } from '@talentplace/contract/work/time/entry-details'
import { expect, it } from 'vitest'
import { work, writtenOf } from '../../testing/logged-time.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { timeOf, timeSuite } from '../../testing/time-suite.ts'

/** Ten in the morning in Toronto. */
const { running, client, addWorker, send } = await timeSuite(new Date('2026-11-20T15:00:00Z'))

const texts = (words: string) => Object.fromEntries(entryTextNames.map((name) => [name, `${words} ${name}`]))

it('each text of an entry is stored in all its pieces, changed with a history, and stands in CSV and PDF', async () => {
  const worker = await addWorker()
  const overnight = { start_at: '2026-11-20T04:00:00Z', end_at: '2026-11-20T06:00:00Z' }
  const written = writtenOf(await send('POST /time', worker.token, work(worker, { ...overnight, ...texts('New') })))
  expect(written).toMatchObject([texts('New'), texts('New')])
  const [{ uuid = '', version = 1 } = {}] = written
  const change = work(worker, { ...overnight, ...texts('Corrected'), version })
  expect(timeOf(await send(`PUT /time/${uuid}`, worker.token, change))).toMatchObject([
    texts('Corrected'),
    texts('Corrected'),
  ])

  const { body } = await send(`GET /time/${uuid}`, client)
  expect(body).toMatchObject({
    ...texts('Corrected'),
    history: [{ fields: entryTextNames.map((name) => ({ name, from: `New ${name}`, to: `Corrected ${name}` })) }],
  })
  const ofProject = `project_uuid=${worker.ratePlan.project_uuid}`
  const [heading, row] = (await send(`GET /time/download/csv?${ofProject}`, client)).text.split('\r\n')
  expect(heading?.split(',').slice(-entryTextNames.length)).toEqual(entryTextNames)
  expect(row?.split(',').slice(-entryTextNames.length)).toEqual(Object.values(texts('Corrected')))
  const headers = { authorization: `Bearer ${client}` }
  const pdf = await running.server.inject({ url: `/api/time/download/pdf?${ofProject}`, headers })
  const printed = (await readPdf(pdf.rawPayload)).pages.join(' ').replaceAll(/\s+/g, ' ')
  expect(printed).toContain(Object.values(texts('Corrected')).join(': '))
})
