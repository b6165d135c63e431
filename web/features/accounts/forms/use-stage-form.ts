import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect } from 'react'
import type { StagesView } from '../stages/create-stages.ts'

interface StageFormInput<Values> {
  readonly initialValues: Values
  /** What is wrong, by field. */
  readonly validate: (values: Values) => Record<string, string>
  /** Fields judged as soon as they are left; the others when the form is sent. */
  readonly judgedOnLeaving?: readonly (keyof Values & string)[]
  readonly onValuesChange?: (values: Values) => void
  readonly view: StagesView
  /** The form's field that a part of the sent body belongs to. */
  readonly fieldOf?: (path: string) => string
}

/** A stage's form: judged by the contract's rules; what the server refuses stands beside its field, and gets focus. */
export function useStageForm<Values extends Record<string, unknown>>({
  initialValues,
  validate,
  judgedOnLeaving = [],
  onValuesChange,
  view,
  fieldOf = (path) => path,
}: StageFormInput<Values>): UseFormReturnType<Values> {
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate,
    validateInputOnBlur: [...judgedOnLeaving],
    clearInputErrorOnChange: true,
    onValuesChange,
  })
  const { setErrors, getInputNode } = form
  const refused = view.state.fields
  useEffect(() => {
    const errors = Object.fromEntries(Object.entries(refused).map(([path, message]) => [fieldOf(path), message]))
    const [first] = Object.keys(errors)
    if (first === undefined) return
    setErrors(errors)
    getInputNode(first)?.focus()
  }, [refused, setErrors, getInputNode, fieldOf])
  return form
}

/** Gives focus to the first field that is wrong, in the order they stand. */
export function focusFirstFault<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: Record<string, unknown>,
): void {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? [])
  const first = nodes.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0]
  first?.focus()
}
