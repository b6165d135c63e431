import * as ui from '@talentplace/contract/shared/messages/ui'
import { useState, type ClipboardEvent, type ComponentProps, type FocusEvent } from 'react'
import { splitExtension } from './split-extension.ts'
import { TextField } from './text-field.tsx'

type FieldProps = ComponentProps<typeof TextField>

interface PhoneFieldProps {
  /** Of the number: value, error and handlers, as its form gives them. */
  readonly number: FieldProps & { readonly value?: string }
  /** Of the extension. */
  readonly extension: FieldProps & { readonly value?: string }
  /** What a number with its extension is split into. */
  readonly onSplit: (number: string, extension: string) => void
}

/** True for what no country dials; a number of one's own country may be written without its code. */
async function looksImpossible(number: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  return parsePhoneNumberFromString(number, 'CA')?.isPossible() !== true
}

/**
 * A phone number and, beside it, its extension, which has a field once there is one: pasted or typed along with the number, it is put
 * there. A number that can’t be one is asked about and never refused for that.
 */
export function PhoneField({ number, extension, onSplit }: PhoneFieldProps) {
  const [isDoubtful, setDoubtful] = useState(false)
  const hasExtension = (extension.value ?? '') !== '' || Boolean(extension.error)
  const [wanted, setWanted] = useState(hasExtension)

  function split(text: string): boolean {
    const parts = splitExtension(text)
    if (parts === null) return false
    onSplit(parts.number, parts.extension)
    setWanted(true)
    return true
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    if (split(event.clipboardData.getData('text'))) event.preventDefault()
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    const typed = event.currentTarget.value
    const whole = splitExtension(typed)?.number ?? typed
    // Before the form looks at it: what is split off isn’t wrong with the number.
    if (!split(typed)) number.onBlur?.(event)
    setDoubtful(false)
    // A question that can't be asked, as offline, is none.
    if (whole.trim() !== '') looksImpossible(whole).then(setDoubtful, () => undefined)
  }

  return (
    <>
      <TextField
        label={ui.phone()}
        type="tel"
        autoComplete="tel"
        maxLength={200}
        {...number}
        {...(isDoubtful &&
          !number.error && { description: ui.phoneDoubtful(), inputWrapperOrder: ['label', 'input', 'description'] })}
        onPaste={paste}
        onBlur={leave}
      />
      {(wanted || hasExtension) && (
        <TextField
          label={ui.phoneExtension()}
          inputMode="numeric"
          autoComplete="tel-extension"
          maxLength={8}
          {...extension}
        />
      )}
    </>
  )
}
