/** Our own accounts, invented. */
export const testBanks = {
  cad: {
    id: '1234567890',
    dataCentre: '00320',
    returns: { institution: '003', transit: '00012', account_number: '1004589' },
  },
  usd: { routing: '021000021', bankName: 'Chase', companyId: '1123456789' },
}
