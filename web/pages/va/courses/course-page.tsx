import { CourseScreen } from '../../../features/applications/courses/course-screen.tsx'
import { MarkedText } from '../../../features/content/marked-text.tsx'

/** /va/courses/{id}. */
export default function CoursePage({ id }: { id: string }) {
  return <CourseScreen id={id} Words={MarkedText} />
}
