import type { Course } from './course.ts'
import { businessWriting } from './shipped/business-writing.ts'
import { clientOnboarding } from './shipped/client-onboarding.ts'
import { hardConversations } from './shipped/hard-conversations.ts'
import { privacy } from './shipped/privacy.ts'
import { projectCoordination } from './shipped/project-coordination.ts'
import { workingRemotely } from './shipped/working-remotely.ts'

/** The courses that can be taken here, in the order in which they are listed. */
export const shippedCourses: readonly Course[] = [
  workingRemotely,
  privacy,
  clientOnboarding,
  businessWriting,
  projectCoordination,
  hardConversations,
]
