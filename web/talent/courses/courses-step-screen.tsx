import { useApi } from '../../platform/api/query.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ApplicationFrame } from '../applications/application-frame.tsx'
import { CourseList } from './course-list.tsx'

function FinishStep() {
  const save = useSave('applications.finishCourses', {
    reloads: ['applications.*'],
    reloadsOnError: true,
    errorMessage: 'This step could not be finished. Please try again.',
  })
  return (
    <>
      <p>You’ve finished every required course.</p>
      <FormFailure failure={save.failure} />
      <div>
        <Button busy={save.isPending} onClick={() => save.mutate({})}>
          {save.isPending ? 'Finishing …' : 'Finish this step'}
        </Button>
      </div>
    </>
  )
}

function Courses() {
  const courses = useApi('applications.listOwnCourses', {})
  return (
    <Loaded of={courses} height={320} errorMessage="The courses could not be loaded. Please try again.">
      {(data) => (
        <>
          {!data.is_open && <p>You can look around now. You take the courses once it’s time for your onboarding.</p>}
          <Panel title="Your courses" lead="Each one ends with five questions. You can try as often as you like.">
            <CourseList courses={data.courses} applying />
          </Panel>
          {data.may_finish && <FinishStep />}
        </>
      )}
    </Loaded>
  )
}

/** /va/apply/courses. */
export default function CoursesStepScreen() {
  return (
    <ApplicationFrame
      step="courses"
      lead="Short courses about working here. Finish the required ones before you begin."
    >
      {() => <Courses />}
    </ApplicationFrame>
  )
}
