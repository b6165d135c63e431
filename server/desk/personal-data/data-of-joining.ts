import { sql } from 'kysely'
import { by, of, type DeclaredData } from './declared-data.ts'

const ofAssistant = { assistant: by('virtualassistant_uuid') }
const ofApplication = { assistant: of('application_uuid', 'applications', by('virtualassistant_uuid')) }

/** How someone joined, and what assistants write of themselves. */
export const dataOfJoining: DeclaredData = {
  application_starts: {
    owners: { email: (email) => sql`email = ${email}` },
    removed: true,
    columns: {
      email: 'code',
      full_name: 'emptied',
      phone_number: 'emptied',
      phone_extension: 'emptied',
      state_prov: 'emptied',
      city: 'emptied',
      timezone: 'code',
      terms_version: 'code',
      data_version: 'code',
      address: 'emptied',
      code_hash: 'secret',
      link_hash: 'secret',
    },
  },
  applications: {
    owners: ofAssistant,
    columns: { data_version: 'code', decision_note: 'ours', told_reason: 'said' },
  },
  application_steps: { owners: ofApplication },
  application_answers: {
    owners: ofApplication,
    removed: true,
    columns: { experience: 'emptied', computer: 'emptied' },
  },
  application_skills: { owners: ofApplication, removed: true, columns: { proof: 'emptied' } },
  application_links: { owners: ofApplication, removed: true, columns: { key_hash: 'secret' } },
  application_reminders: { owners: ofApplication, columns: { step: 'code' } },
  profile_editions: {
    owners: ofAssistant,
    removed: true,
    columns: {
      display_name: 'emptied',
      preferred_pronouns: 'emptied',
      blurb: 'emptied',
      bio: 'emptied',
      note: 'said',
    },
  },
  portraits: { owners: ofAssistant, removed: true },
  assistant_time_away: { owners: ofAssistant, removed: true },
}
