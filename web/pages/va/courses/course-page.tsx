import { CourseScreen } from '../../../talent/courses/course-screen.tsx'
import { MarkedText } from '../../../core/content/marked-text.tsx'

/** /va/courses/{id}. */
export default function CoursePage({ id }: { id: string }) {
  return <CourseScreen id={id} Words={MarkedText} />
}
