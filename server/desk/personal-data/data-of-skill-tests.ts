import { by, of, type DeclaredData } from './declared-data.ts'

const ofApplication = of('application_uuid', 'applications', by('virtualassistant_uuid'))
const ofAttempt = of('attempt_uuid', 'skill_test_attempts', ofApplication)

/** How applicants did in the skill tests. What is right stays ours: others draw the same questions. */
export const dataOfSkillTests: DeclaredData = {
  skill_test_attempts: {
    owners: { assistant: ofApplication },
    hides: { assistant: ['seed', 'tab_uuid'] },
    columns: { extra_reason: 'emptied' },
  },
  skill_test_answers: {
    owners: { assistant: ofAttempt },
    hides: { assistant: ['points'] },
    columns: { item_id: 'code', topic: 'code', asked: 'code', solution: 'secret', answer: 'nulled' },
  },
  skill_test_notes: { owners: { assistant: ofAttempt } },
  skill_test_allowances: {
    owners: { assistant: ofApplication },
    hides: { assistant: ['reason', 'allowed_by'] },
    columns: { reason: { becomes: 'Removed' } },
  },
  skill_test_items: {
    why: 'It names questions of the tests that staff decided on.',
    columns: { id: 'code', reason: 'code' },
  },
}
