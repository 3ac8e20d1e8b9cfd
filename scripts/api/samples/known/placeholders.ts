// The placeholder names for the reader's own values in samples. A value has the same name on every page.

/** The platform's keys, ids and secrets, and the names that other parties use for theirs. */
export const PLACEHOLDERS: readonly string[] = [
  // The platform's keys.
  'PUBLIC_API_KEY',
  'PRIVATE_API_KEY',
  'MANAGEMENT_API_KEY',
  'SESSION_KEY',
  'NONCE',
  // Ids of its objects.
  'TOKEN_ID',
  'TOKEN_INTENT_ID',
  'TENANT_ID',
  'MEMBER_ID',
  'INVITATION_ID',
  'APPLICATION_ID',
  'KEY_ID',
  'PROXY_ID',
  'PROXY_KEY',
  'REACTOR_ID',
  'REQUEST_ID',
  'SESSION_ID',
  'JOB_ID',
  'NETWORK_TOKEN_ID',
  'APPLE_PAY_ID',
  'GOOGLE_PAY_ID',
  'WEBHOOK_ID',
  'CURSOR',
  // Cryptography, wallets and 3-D Secure.
  'PUBLIC_KEY_PEM',
  'ENCRYPTED_DATA',
  'SIGNED_CONTENT',
  'SIGNATURE',
  'SIGNED_KEY',
  'SIGNED_MESSAGE',
  'MESSAGE_ID',
  'PUBLIC_KEY',
  'PUBLIC_KEY_HASH',
  'TRANSACTION_ID',
  'CRYPTOGRAM',
  'ECI',
  'AUTHENTICATION_DATA',
  'AUTHENTICATION_VALUE',
  'ACS_TRANSACTION_ID',
  'DS_TRANSACTION_ID',
  'INTEGRITY_HASH',
  // Merchants and their partners.
  'MERCHANT_ID',
  'MERCHANT_CATEGORY_CODE',
  'ACQUIRER_BIN',
  'COUNTRY_CODE',
  'DEVICE_SESSION',
  'PROCESSOR_KEY',
  'PROCESSOR_TOKEN',
  'ISSUER_KEY',
  'NEW_PROCESSOR_TOKEN',
  'PARTNER_TOKEN',
  'RISK_VENDOR_TOKEN',
  // A secret in the reader's own systems.
  'CALLER_SECRET',
  'THIRD_PARTY_TOKEN',
]

const KNOWN = new Set(PLACEHOLDERS)

export function isKnownPlaceholder(name: string): boolean {
  return KNOWN.has(name)
}
