import { allAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { submitApplication } from '@talentplace/contract/talent/joining/submit.routes'
import type { SkillKind } from '@talentplace/contract/talent/applications/skills.routes'
import { applicationMails } from '../applications/application-mails.ts'
import { hasStep } from '../../rules/application-status.ts'
import { lockOwnApplication } from '../applications/lock-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { describeApplication } from '../applications/own-application.ts'
import { readAnswers } from '../applications/stored-answers.ts'
import { readSkills } from '../applications/stored-skills.ts'
import { applicationEnded } from '../applications/withdraw-application.ts'
import { lockOwnAssistant } from '../assistants/lock-own-assistant.ts'
import { storeAppliedProfile } from '../assistants/store-applied-profile.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { JoiningDeps } from './joining-deps.ts'

const incomplete = (step: 'apply' | 'skills') =>
  new HttpError(
    409,
    'incomplete',
    `“${applicationSteps[step].title}” isn’t complete yet. Open it and fill in what’s missing.`,
  )

/** C6: what they said they know becomes their profile. Pressed twice, it is handed in once. */
export function submitApplicationOperation({ configuration, database, clock }: JoiningDeps) {
  const mails = applicationMails(configuration)
  return handle(submitApplication, async (context) => {
    const { user_uuid: by, email, full_name } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const assistant = await lockOwnAssistant(transaction, by)
      const locked = await lockOwnApplication(transaction, by)
      if (!applicationStates.is('open', locked.state)) throw applicationEnded()
      if (locked.submitted_date !== null) return describeApplication(transaction, locked, hasStep)
      const answers = allAnswers.safeParse((await readAnswers(transaction, locked.uuid)).answers)
      if (!answers.success) throw incomplete('apply')
      const skills = await readSkills(transaction, locked.uuid)
      const idsOf = (kind: SkillKind) => skills.filter((each) => each.kind === kind).map(({ id }) => id)
      if (idsOf('role').length === 0) throw incomplete('skills')
      await storeAppliedProfile(transaction, assistant, {
        role_ids: idsOf('role'),
        skill_ids: idsOf('skill'),
        tool_ids: idsOf('tool'),
        industry_ids: idsOf('industry'),
        weekly_hours: answers.data.weekly_hours,
      })
      const noted = { ...locked, submitted_date: at }
      await transaction
        .updateTable('applications')
        .set({ submitted_date: at })
        .where('uuid', '=', locked.uuid)
        .execute()
      const moved = await moveApplication(transaction, noted, { to: 'submitted', who: 'assistant', by, at })
      await queueMail(transaction, mails.submitted({ email, full_name }))
      return describeApplication(transaction, moved, hasStep)
    })
  })
}
