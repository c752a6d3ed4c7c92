/** Passwords of eight characters and more that lead every list of leaked ones, in lower case. */
const commonest = new Set(
  `password password1 password12 password123 12345678 123456789 1234567890 11111111 00000000 88888888
  87654321 987654321 qwertyui qwertyuiop qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx
  q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl asdf1234 zxcvbnm1 abcd1234 abc12345 abcdefgh a1b2c3d4 iloveyou
  iloveyou1 sunshine princess football baseball superman trustno1 welcome1 welcome123 letmein1 whatever
  starwars computer internet michelle jennifer jordan23 michael1 liverpool charlie1 dragon123 monkey123
  changeme changeme1 admin123 admin1234 administrator passw0rd p@ssw0rd p@ssword pa55word test1234
  testtest secret123 google123 facebook samsung1 pokemon1 killer123 qazwsxedc qwer1234 1234qwer 123qweasd
  12341234 12344321 123123123 112233445 11223344 12121212 123454321 55555555 66666666 77777777 99999999
  olympiakos olympiacos panathinaikos panathinaikos13 kalimera ellada2004 hellas123 agapimou`.split(
    /\s+/,
  ),
)

/** Whether a password is among the most common ones. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return commonest.has(lower) || new Set(lower).size <= 2
}
