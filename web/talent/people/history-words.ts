import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Reply } from '../../platform/api/operation-types.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'

type Entry = Reply<'people.listPeopleHistory'>['entries'][number]

const actions: Readonly<Record<string, string>> = {
  'assistant.changed': 'Profile changed',
  'assistant.state_changed': 'State changed',
  'application.state_changed': 'Application moved on',
  'application.skill_test_allowed': 'One more attempt at a skill test allowed',
  'assistant.note_added': 'Note added',
  'assistant.note_changed': 'Note changed',
  'assistant.note_removed': 'Note removed',
  'assistant.documents_added': 'Documents added',
  'assistant.document_removed': 'Document removed',
  'assistant.relationship_changed': 'Looked after by someone else',
  'assistant.merged': 'Another one merged into this one',
  'assistant.merged_away': 'Merged into this one, as it was',
  'assistant.retention_opened': 'Followed, since they may leave',
  'assistant.retention_changed': 'What is known of their leaving changed',
  'assistant.retention_saved': 'They stay',
  'assistant.own_profile_changed': 'Changed their own profile',
  'assistant.photo_changed': 'Chose a new photo',
  'assistant.photo_removed': 'Removed their photo',
  'assistant.self_identification_agreed': 'Agreed to show how they identify',
  'assistant.self_identification_withdrawn': 'Withdrew how they identify',
  'assistant.edition_approved': 'Their changes approved',
  'assistant.edition_returned': 'Their changes returned',
  'assistant.time_away_added': 'Time away added',
  'assistant.time_away_removed': 'Time away removed',
  'client.added': 'Client added',
  'client.changed': 'Company changed',
  'client.archived': 'Archived',
  'client.restored': 'Taken out of the archive',
  'client.merged': 'Another one merged into this one',
  'client.merged_away': 'Merged into this one, as it was',
  'client.note_added': 'Note added',
  'client.note_changed': 'Note changed',
  'client.note_removed': 'Note removed',
  'client.documents_added': 'Documents added',
  'client.document_removed': 'Document removed',
  'client.relationship_changed': 'Looked after by someone else',
}

/** What was done; of what has no words here its own name, as words. */
export function actionWords(action: string): string {
  const known = actions[action]
  if (known !== undefined) return known
  const words = action.replaceAll(/[._-]+/g, ' ').trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

const isDay = /^\d{4}-\d{2}-\d{2}$/

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(textOf).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (isDay.test(text)) return calendarDay(text)
  const state = assistantStates.values.find((each) => each === text)
  return state === undefined ? text : assistantStates.word(state)
}

function isChange(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value
}

/** The details of an entry, a line each: `State: Active → Inactive`. What is empty isn't told. */
export function detailWords(details: Entry['details']): string[] {
  return Object.entries(details).flatMap(([key, value]) => {
    // Whom it names, it names by a number.
    if (key.endsWith('_uuid')) return []
    const name = key.replace(/_ids$/, 's').replaceAll('_', ' ')
    const label = name.charAt(0).toLocaleUpperCase() + name.slice(1)
    // Numbers of roles, skills and tools tell nobody anything.
    if (key.endsWith('_ids')) return [`${label} changed`]
    if (isChange(value)) return [`${label}: ${textOf(value.before)} → ${textOf(value.after)}`]
    return textOf(value) === 'nothing' ? [] : [`${label}: ${textOf(value)}`]
  })
}
