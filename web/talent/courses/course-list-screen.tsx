import { useApi } from '../../platform/api/query.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CourseList } from './course-list.tsx'

/** /va/courses: every course, to take or to look something up in. */
export default function CourseListScreen() {
  const courses = useApi('applications.listOwnCourses', {})
  return (
    <MemberPage
      heading="Courses"
      lead="Each course you finish is a certification on your profile, where clients see it."
    >
      <Panel title="All courses">
        <Loaded of={courses} height={320} errorMessage="The courses could not be loaded. Please try again.">
          {(data) => <CourseList courses={data.courses} />}
        </Loaded>
      </Panel>
    </MemberPage>
  )
}
