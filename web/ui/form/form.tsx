import type { UseFormReturnType } from '@mantine/form'
import { useImperativeHandle, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { rejectedFields } from '../../platform/api/form-problems.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { atFields, schemaIssues, wholeIssue, type Issues, type FormSchema } from './issues.ts'
import { fieldAt, focusFirstInvalid } from './first-issue.ts'
import { FormActions, type FormActionWords } from './form-actions.tsx'
import styles from './form.module.css'
import { useFormValues } from './use-form-values.ts'

export type FormState<Values> = UseFormReturnType<Values>

/** How a form stands, for an end of its own. */
export interface FormStatus {
  /** Something is entered that isn't saved. */
  readonly changed: boolean
  readonly busy: boolean
  /** Why it wasn't saved. */
  readonly failure: string | null
  /** Back to what is stored. */
  readonly discard: () => void
}

/** A form whose screen has one button for all of it, and submits it from there. */
export interface FormControl {
  /** Tells what is wrong at its fields without moving focus; true: nothing is. */
  readonly validate: () => boolean
  /** Gives focus to the first field that is wrong. */
  readonly focusFirstIssue: () => void
  /** Sends what was changed; true: it is saved, or was already. Otherwise it says why, at its field. */
  readonly submit: () => Promise<boolean>
}

/** What a form sends, as it was entered. */
export interface Entry<Values> {
  readonly entered: Values
  /** What the form began with. */
  readonly started: Values
  readonly form: FormState<Values>
}

interface FormProps<Values extends object, Sent> extends FormActionWords {
  /** What is sent, as the contract has it. */
  readonly schema: FormSchema
  /** What it begins with; followed as long as nothing is entered. */
  readonly initialValues: Values
  /**
   * What is sent, where it isn't what is entered: the schema checks it, `onSubmit` gets it. `begun` is what the form began
   * with: what others have saved meanwhile is no change of this form's.
   */
  readonly toRequest?: (values: Values, started: Values) => Sent
  /** What only the form can tell, by field. */
  readonly extraIssues?: (values: Values, started: Values) => Issues
  /** The field of a part of what is sent, where it has another name. */
  readonly fieldOf?: (path: string) => string
  /** The save behind it: what is said where no reason came. */
  readonly save: { readonly errorMessage: string }
  /** Asked before it is sent, where that can't be taken back: false sends nothing, and what was entered stays. */
  readonly confirmed?: (entered: Values) => Promise<boolean>
  /** Sends it; a rejection is told, and what was entered stays. */
  readonly onSubmit: (request: Sent, entry: Entry<Values>) => Promise<unknown>
  /** A name under which what is entered is kept for this tab until it is saved or discarded: a reload brings it back. */
  readonly keep?: string
  /** Begins anew once it is sent, where what was entered isn't shown again. */
  readonly clears?: boolean
  /** What it is called, where no heading says so. */
  readonly label?: string
  readonly className?: string
  /** For a screen that submits the form itself. */
  readonly control?: Ref<FormControl>
  readonly children: (form: FormState<Values>, status: FormStatus) => ReactNode
  /** Instead of the usual end. */
  readonly renderEnd?: (status: FormStatus, form: FormState<Values>) => ReactNode
}

const asTheyAre = (path: string): string => path

/**
 * A form: checked by the contract's schema, sent once, its faults (ours and the server's) beside their fields, the first
 * of which gets focus. What was entered is never lost, and a new version of the product waits for it.
 */
export function Form<Values extends object, Sent = Values>(props: FormProps<Values, Sent>) {
  const {
    schema,
    initialValues,
    extraIssues,
    fieldOf = asTheyAre,
    save,
    confirmed,
    onSubmit,
    keep,
    clears = false,
  } = props
  const { label, className = styles.form, onCancel, children, renderEnd } = props
  // Where nothing else is said, what is entered is what is sent.
  const toRequest = props.toRequest ?? ((values: Values) => values as unknown as Sent)
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { form, started, changed, saved, discard } = useFormValues<Values>({
    initialValues,
    keep,
    validate: (values, before) => ({
      ...atFields(schemaIssues(schema, toRequest(values, before)), fieldOf),
      ...extraIssues?.(values, before),
    }),
    onEdited: () => setFailure(null),
  })
  useUnsaved(changed)

  function reportIssues(issues: Issues, errorMessage: string): void {
    form.setErrors({ ...issues })
    setFailure(wholeIssue(issues, (path) => fieldAt(element.current, path) !== null, errorMessage))
    focusFirstInvalid(element.current, Object.keys(issues))
  }

  /** False: it wasn't sent, or was refused. */
  async function send(entered: Values): Promise<boolean> {
    setFailure(null)
    if (confirmed && !(await confirmed(entered))) return false
    try {
      await onSubmit(toRequest(entered, started), { entered, started, form })
      if (clears) discard()
      else saved(entered)
      return true
    } catch (error) {
      reportIssues(atFields(rejectedFields(error), fieldOf), failureMessage(error, save.errorMessage))
      return false
    }
  }

  useImperativeHandle(props.control, () => ({
    validate: () => !form.validate().hasErrors,
    focusFirstIssue: () => focusFirstInvalid(element.current, Object.keys(form.validate().errors)),
    async submit() {
      if (!changed) return true
      form.setSubmitting(true)
      try {
        return await send(form.getValues())
      } finally {
        form.setSubmitting(false)
      }
    },
  }))

  function cancel(): void {
    discard()
    onCancel?.()
  }

  const status: FormStatus = { changed, busy: form.submitting, failure, discard }
  function submit(event: FormEvent<HTMLFormElement>): void {
    if (form.submitting) return event.preventDefault()
    form.onSubmit(
      async (entered) => void (await send(entered)),
      (errors) => {
        const issues = Object.fromEntries(Object.entries(errors).map(([path, issue]) => [path, String(issue)]))
        reportIssues(issues, Object.values(issues)[0] ?? save.errorMessage)
      },
    )(event)
  }

  return (
    <form ref={element} className={className} noValidate aria-label={label} onSubmit={submit}>
      {children(form, status)}
      {renderEnd ? renderEnd(status, form) : <FormActions {...props} {...status} onCancel={onCancel && cancel} />}
    </form>
  )
}
