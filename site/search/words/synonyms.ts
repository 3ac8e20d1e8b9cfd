// Synonyms that this site's readers use beside the site's own words. Edit them with the content.

import { DAILY_WORDS } from './daily-words.ts'
import { TOOL_WORDS } from './tool-words.ts'
import { TRADE_WORDS } from './trade-words.ts'

/** Any member of a group finds the others. */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ['pan', 'card number', 'primary account number'],
  ['cvc', 'cvv', 'cid', 'ccv', 'csc', 'cvv2', 'cvc2', 'security code', 'card verification code'],
  ['3ds', '3d secure', 'threeds', '3-d secure', '3ds2', 'emv 3ds'],
  ['ssn', 'social security number'],
  ['ein', 'employer id number'],
  ['dpan', 'network token', 'device pan', 'scheme token'],
  ['mat', 'monthly active token'],
  ['idp', 'identity provider'],
  ['sso', 'single sign-on'],
  ['mfa', 'one-time password', '2fa'],
  ['throttling', 'rate limit'],
  ['pii', 'personal data', 'personal information'],
  ['vault', 'token storage'],
  ['detokenize', 'detokenise', 'detokenization', 'detokenisation'],
  ['tokenize', 'tokenise', 'tokenization', 'tokenisation'],
  ['color', 'colour'],
  ['uppercase', 'upper case'],
  ['lowercase', 'lower case'],
  ['canceled', 'cancelled'],
  ['expiry', 'expiration'],
  ['google pay', 'gpay'],
  ['api key', 'application key'],
  ['csp', 'content security policy'],
  ['sign up', 'create an account'],
  ['role', 'access rule'],
  ['javascript', 'js'],
  ['csharp', 'c#', '.net', 'dotnet', 'dot net'],
  ['golang', 'go sdk'],
  ['nodejs', 'node', 'node.js'],
  ['login', 'log in', 'sign in', 'signin', 'log on', 'logon'],
  ['log out', 'logout', 'sign out'],
  ['set-up', 'set up', 'onboarding'],
  ['time out', 'timed out', 'timeout'],
  ['mit', 'merchant-initiated', 'merchant initiated'],
  ['cit', 'customer-initiated', 'cardholder-initiated', 'cardholder initiated', 'customer initiated'],
  ['bin', 'iin', 'first six', 'first 6', 'first eight', 'bank identification number'],
  ['installment', 'instalment'],
  ['acquirer', 'acquiring bank', 'merchant bank'],
  ['issuer', 'issuing bank'],
  ['mpan', 'merchant pan', 'merchant token'],
  ['typescript', 'ts'],
  ['kms', 'key management'],
  ['mtls', 'mutual tls', 'two-way tls', 'mutual authentication'],
  ['react native', 'rn', 'react-native'],
  ['american express', 'amex'],
  ['mastercard', 'master card'],
  ['diners club', 'diners'],
  ['europe', 'eu', 'european union'],
]

/** Words of others and ours, a line as in `bot, carding -> card testing`. One-way: our words do not find theirs. */
export const FOREIGN_TABLES: readonly string[] = [TRADE_WORDS, DAILY_WORDS, TOOL_WORDS]
