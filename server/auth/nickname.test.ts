import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksLike, nicknameFault, nicknameInput, tidyNickname } from './nickname'

describe('nicknames that people have', () => {
  test.each([
    ...[
      'Agnes',
      'Mary-Ann',
      "D'Souza",
      'St. John',
      'Zoë',
      'José María',
      'Łucja',
      'Nguyễn Thị Minh',
    ],
    ...['Нина', 'Ελένη', 'Արամ', 'ნინო', 'חנה', 'فاطمة', 'أحمد', 'ትግስት', 'ንጉሥ'],
    ...['राम', 'সুমিতা', 'ਗੁਰਪ੍ਰੀਤ', 'தமிழ்ச்செல்வி', 'ലക്ഷ്മി', 'నాగరాజు', 'ශ්‍රීමති'],
    ...['花子', 'さくら', 'ヘレン', '수진', 'สมหญิง', 'မေမြင့်', 'علی‌رضا'],
    // Names that word lists stumble over.
    ...['Dick Hooker', 'Van Dyke', 'Mr Fu', 'Fukuda', 'Cummings', 'Fagan', 'Sexton', 'Cockburn'],
    ...['Anusha', 'Anushka', 'Harshit', 'Rakshit', 'Shital', 'Kikelomo', 'Titilayo', 'Manal'],
    ...['Assumpta', 'Essex Girl', 'Scunthorpe', 'Penistone Mum', 'Nigel', 'Ahmad Mina', 'Modesta'],
    ...['Badminton Betty', 'Jo', 'Granny 2'],
  ])('%s', (name) => {
    expect(nicknameFault(tidyNickname(name))).toBeNull()
  })
})

describe('nicknames that are refused', () => {
  test.each([
    ['', 'nickname-too-short'],
    ['A', 'nickname-too-short'],
    ['क्षि', 'nickname-too-short'],
    ['abcdefghijklmnopqrstuvwxy', 'nickname-too-long'],
    ['12', 'nickname-signs'],
    ['Ann\u202eeb', 'nickname-signs'],
    ['Ann\u0000', 'nickname-signs'],
    ['Ann\nBeth', 'nickname-signs'],
    ['An\u200bn', 'nickname-signs'],
    ['An\u200dn', 'nickname-signs'],
    ['An\u00adn', 'nickname-signs'],
    ['\u3164\u3164\u3164', 'nickname-signs'],
    ['Ann\ufe0f', 'nickname-signs'],
    ['Ann\ue000', 'nickname-signs'],
    ['Ann\ud800', 'nickname-signs'],
    ['Ann 🙂', 'nickname-signs'],
    ['<b>Ann</b>', 'nickname-signs'],
    ['Tom (computer)', 'nickname-signs'],
    ['Z\u0300\u0301\u0302\u0303\u0304\u0305oe', 'nickname-signs'],
    ['\u0301Ann', 'nickname-signs'],
    ...[
      ...['Fucker', 'f u c k', 'fuсk', 'shit', 'Old Cunt', 'n1gger', 'Puta', 'CABRÓN', 'salope'],
      ...[
        'admin',
        'Admin2',
        'Αdmіn',
        'The Moderator',
        'M0derator',
        "Mothers' Union",
        'MothersUnion',
      ],
      ...['Tom computer', 'Safeguarding', 'Church Game', 'staff'],
    ].map((name) => [name, 'nickname-refused']),
  ])('%j is %s', (name, fault) => {
    expect(nicknameFault(tidyNickname(name))).toBe(fault)
  })
})

test('tidying joins marks to their letters and collapses spaces', () => {
  expect(tidyNickname('  Zoe\u0308   van\u00a0\u2003Dam ')).toBe('Zo\u00eb van Dam')
  expect(nicknameInput.parse(' Zoe\u0308 ')).toBe('Zo\u00eb')
  expect(nicknameInput.safeParse('A').error?.issues[0]?.message).toBe('nickname-too-short')
})

test('tidying twice is tidying once, and judging never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
      const once = tidyNickname(raw)
      expect(tidyNickname(once)).toBe(once)
      nicknameFault(once)
    }),
  )
})

describe('look-alikes', () => {
  test.each([
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'], // Cyrillic А and а
    ['Helen', 'Нelen'], // Cyrillic Н
    ['HELEN', 'НЕLЕN'],
    ['Zoë', 'Zoe'],
    ['Bill', 'Bi11'],
    ['Ian', 'lan'],
    ['Tom', 'T0m'],
    ['Mary-Ann', 'Mary Ann'],
    ['Mary Ann', 'MaryAnn'],
    ['Arnold', 'Amold'],
    ['Vivian', 'Vivi\u00e1n'],
    ['Wanda', 'Vvanda'],
    ['Ελένη', 'ΕΛΕΝΗ'],
    ['Ａnna', 'Anna'],
    ['علی', 'علي'],
    ['أحمد', 'احمد'],
    ['ヘレン', 'へレン'],
    ['Peter', 'Реtеr'],
  ])('%s looks like %s', (a, b) => {
    expect(looksLike(a, b)).toBe(true)
    expect(looksLike(b, a)).toBe(true)
  })

  test.each([
    ['Anna', 'Hanna'],
    ['राम', 'रमा'],
    ['Tom', 'Tim'],
    ['Нина', 'Нона'],
    ['花子', '花女'],
    ['さくら', 'さくろ'],
    ['Beth', 'Bess'],
  ])('%s does not look like %s', (a, b) => {
    expect(looksLike(a, b)).toBe(false)
  })

  test('every name looks like itself in capitals and without accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (name) => {
        expect(looksLike(name, name)).toBe(true)
        expect(looksLike(name, name.normalize('NFD'))).toBe(true)
        expect(looksLike(name, name.toUpperCase())).toBe(true)
      }),
    )
  })
})
