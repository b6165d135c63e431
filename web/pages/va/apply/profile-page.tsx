import { ProfileStep } from '../../../talent/applications/profile-step.tsx'
import { WeekEditor } from '../../../talent/own-profile/week-editor.tsx'

/** C6.1: /va/apply/profile. */
export default function ProfilePage() {
  return <ProfileStep Week={WeekEditor} />
}
