import { dialledText } from '@talentplace/contract/shared/dialled-text'
import { useEffect, useState } from 'react'

interface Phone {
  /** As it was typed. */
  readonly number: string
  readonly extension: string
}

async function writtenNumber(number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const read = parsePhoneNumberFromString(number, 'CA')
  if (read === undefined) return number
  return read.countryCallingCode === '1' ? read.formatNational() : read.formatInternational()
}

/** A phone number as people write it in its country, with its extension; one that can’t be read, as it was typed. Empty for none. */
export function usePhoneText({ number, extension }: Phone): string {
  const [written, setWritten] = useState({ number: '', text: '' })
  useEffect(() => {
    let isVisible = true
    const show = (text: string) => isVisible && setWritten({ number, text })
    if (number !== '') writtenNumber(number).then(show, () => undefined)
    return () => {
      isVisible = false
    }
  }, [number])
  const text = written.number === number ? written.text : number
  return dialledText(text, extension)
}

export const PhoneText = (phone: Phone) => usePhoneText(phone)
