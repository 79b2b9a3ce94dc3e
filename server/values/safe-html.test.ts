import { describe, expect, it } from 'vitest';
import { toSafeHtml } from './safe-html.ts';

describe('the provider’s markup', () => {
  it('keeps what is writing', () => {
    const markup = '<h2>Calm</h2><p>For <strong>any</strong> treatment</p><ul><li>Facial</li></ul>';
    expect(toSafeHtml(markup)).toBe('<h3>Calm</h3><p>For <strong>any</strong> treatment</p><ul><li>Facial</li></ul>');
  });

  it.each([
    '<p>Calm<script>alert(1)</script></p>',
    '<p onclick="alert(1)" style="position:fixed" class="x" id="y">Calm</p>',
    '<p>Calm<img src="x" onerror="alert(1)"><svg onload="alert(1)"></svg><iframe src="//evil.example"></iframe></p>',
    '<p>Calm</p><style>p{display:none}</style><form action="/x"></form>',
  ])('loses what runs, loads or looks different: %s', (markup) => {
    expect(toSafeHtml(markup)).toBe('<p>Calm</p>');
  });

  it('opens links in a page of their own, and only those that lead to a page, an address or a phone', () => {
    expect(toSafeHtml('<a href="https://house.example/a">more</a>')).toBe(
      '<a href="https://house.example/a" rel="noopener noreferrer nofollow" target="_blank">more</a>',
    );
    expect(toSafeHtml('<a href="javascript:alert(1)">more</a>')).not.toContain('href');
    expect(toSafeHtml('<a href="//evil.example">more</a>')).not.toContain('href');
  });

  it('is nothing when there is nothing to read in it', () => {
    expect([null, '', '  ', '<p>&nbsp;</p>', '<script>alert(1)</script>', '<img src="x">'].map(toSafeHtml)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
