import { roleMissing, saveApplicationSkills, skillKinds } from '@talentplace/contract/talent/applications/skills.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { completeStep } from './complete-step.ts'
import { checkStepOpen, lockOwnApplication } from './lock-application.ts'
import { staleVersion } from './stale-version.ts'
import { storedSkillsOf, tableOfKind } from './stored-skills.ts'

type Given = Received<typeof saveApplicationSkills>['body']['skills'][number]

/** @throws HttpError 400 for an id that nothing has */
async function checkKnown(transaction: Transaction<Tables>, skills: readonly Given[]): Promise<void> {
  for (const kind of skillKinds) {
    const ids = skills.filter((each) => each.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(tableOfKind[kind])} where id = any(${ids}::integer[])`.execute(
      transaction,
    )
    if (rows[0]?.count !== ids.length)
      throw invalidField('skills', 'One of these isn’t in our list any more. Remove it, please.')
  }
}

/** C6.1 skills: saved as they are chosen; done once there is a role. */
export function saveApplicationSkillsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveApplicationSkills, async (context, { body: { version, skills, done } }) =>
    database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockOwnApplication(transaction, signedIn(context).user_uuid)
      checkStepOpen(locked, 'skills')
      if (locked.skills_version !== version) throw staleVersion()
      if (done && !skills.some(({ kind }) => kind === 'role')) throw invalidField('skills', roleMissing)
      await checkKnown(transaction, skills)
      const saved = await transaction
        .updateTable('applications')
        .set({ skills_version: version + 1 })
        .where('uuid', '=', locked.uuid)
        .returningAll()
        .executeTakeFirstOrThrow()
      await transaction.deleteFrom('application_skills').where('application_uuid', '=', locked.uuid).execute()
      if (skills.length > 0) {
        const rows = skills.map((skill, at) => ({ application_uuid: locked.uuid, ...skill, position: at + 1 }))
        await transaction.insertInto('application_skills').values(rows).execute()
      }
      if (done) await completeStep(transaction, locked, { step: 'skills', at: clock.now() })
      return storedSkillsOf(transaction, saved)
    }),
  )
}
