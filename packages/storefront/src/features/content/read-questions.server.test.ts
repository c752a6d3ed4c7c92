import { describe, expect, it } from 'vitest'

import { readQuestions } from './read-questions.server.js'

describe('readQuestions', () => {
  it('pairs headings that are questions with the following content', () => {
    const html =
      '<p>Before.</p><h2>Ποιο &amp; πώς;</h2>\n<p>Έτσι.</p><ul><li>Α</li></ul>\n<h2>No question</h2><p>B</p><h3>Which <em>one</em>?</h3><p>C</p>'
    expect(readQuestions(html)).toEqual([
      { question: 'Ποιο & πώς;', answer: '<p>Έτσι.</p><ul><li>Α</li></ul>' },
      { question: 'Which one?', answer: '<p>C</p>' },
    ])
  })

  it('finds none in other documents, nor a question without an answer', () => {
    expect(readQuestions('<h2>Terms</h2><p>Text?</p><h2>Why?</h2>')).toEqual([])
  })
})
