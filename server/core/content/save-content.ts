import { agreementVariables, unknownVariables } from '@talentplace/contract/talent/agreement/agreement-variables'
import type { ContentPageName, PageText } from '@talentplace/contract/core/content/content-page'
import { saveContent } from '@talentplace/contract/core/content/content.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { editionOf, newestEdition, pageNamed, shippedEdition } from './edition.ts'

const firstNumber = 2

/** @throws HttpError 400 where the agreement says something that can’t be filled in */
function checkVariables(page: ContentPageName, text: PageText): void {
  const [unknown] = page === 'assistant-agreement' ? unknownVariables(JSON.stringify(text)) : []
  if (unknown === undefined) return
  const known = agreementVariables.map((name) => `{{${name}}}`).join(', ')
  throw new HttpError(400, 'invalid', `{{${unknown}}} stands for nothing. What can be filled in: ${known}.`)
}

/** Puts a new edition up. Earlier ones stay: someone may have agreed to them. */
export function saveContentOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(saveContent, async (context, { params, body }) => {
    const page = pageNamed(params.page)
    const session = signedIn(context)
    checkVariables(page, body.text)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      // Version and number are read as one: of two editions written from the same one, the second to come in finds its
      // number taken.
      const newest = await newestEdition(transaction, page)
      const { version } = newest ?? shippedEdition(page)
      const number = newest ? newest.number + 1 : firstNumber
      const saved =
        version === body.version &&
        (await transaction
          .insertInto('content_editions')
          .values({
            page,
            number,
            version: `${at.toISOString().slice(0, 10)}.${number}`,
            text: JSON.stringify(body.text),
            reason: body.reason,
            edited_by: session.user_uuid,
            created_date: at,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst())
      if (!saved) {
        const message = 'This page was changed elsewhere. Load it again before you save; your words are kept here.'
        throw new HttpError(409, 'stale_version', message)
      }
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'content.saved',
        entity: `content:${page}`,
        reason: body.reason,
        details: { from: version, to: saved.version },
      })
      return editionOf(saved)
    })
  })
}
