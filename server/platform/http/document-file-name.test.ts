import { expect, it } from 'vitest'
import { documentFileName } from './document-file-name.ts'
import { downloadHeaders } from './download-headers.ts'

const brand = { name: 'Talentplace' }
const disposition = (name: string) => downloadHeaders(name)['Content-Disposition']

it('a document is named after whom it is of, in any script, without what a file system refuses', () => {
  expect(documentFileName(brand, 'Payments 2026 李小龙 محمد', 'pdf')).toBe('Talentplace Payments 2026 李小龙 محمد.pdf')
  expect(documentFileName(brand, 'Payments 2026 Zoë O’Brien/Ng: "A"', 'csv')).toBe(
    'Talentplace Payments 2026 Zoë OBrienNg A.csv',
  )
  expect(documentFileName(brand, 'Payments 2026 🎉 ', 'pdf')).toBe('Talentplace Payments 2026.pdf')
})

it('a header carries a name of ASCII as it is, and another besides in the form of RFC 8187', () => {
  expect(disposition('Talentplace Invoice CAD-00042.pdf')).toBe(
    'attachment; filename="Talentplace Invoice CAD-00042.pdf"',
  )
  expect(disposition('Payments 2026 Łucja 李.pdf')).toBe(
    `attachment; filename="Payments 2026 Lucja Li.pdf"; filename*=UTF-8''Payments%202026%20%C5%81ucja%20%E6%9D%8E.pdf`,
  )
})
