import { SkillsScreen } from '../../../talent/applications/skills-screen.tsx'
import { KeywordPicker } from '../../../talent/assistants/keyword-filters.tsx'

/** C6.1: /va/apply/skills. */
export default function SkillsPage() {
  return <SkillsScreen Picker={KeywordPicker} />
}
