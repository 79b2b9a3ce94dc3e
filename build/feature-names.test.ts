import { describe, expect, it } from 'vitest';
import { readFields } from './feature-fields.ts';
import { checkPage, checkProviderPath, namesOf } from './feature-names.ts';

describe('a developer is told why a word cannot be that of a feature', () => {
  it.each([
    ['Treatments', 'it has small letters and digits'],
    ['treatments_log', 'it has small letters and digits'],
    ['treatments--log', 'it has small letters and digits'],
    ['a'.repeat(33), 'it is longer than 32 letters'],
    ['gifts', 'there is '],
    ['notifications', 'there is '],
    ['class', 'JavaScript has a meaning for it'],
    ['helpers', 'it says nothing of what is in a file'],
    ['viewer', 'the contract has a field "viewer" already'],
    ['receipts', 'the contract has a field "receipt" already'],
    ['menu-list', 'there is a type "MenuList" already'],
    ['maybes', 'there is a type "Maybe" already'],
    ['customer-classes', 'the contract has a field "customerClasses" already'],
  ])('%s', (word, why) => {
    expect(() => namesOf(word)).toThrow(`"${word}" cannot be the word of a feature: ${why}`);
  });
});

describe('a developer is told why a path, a page or a field cannot be', () => {
  it.each([
    ['/news', '"/news" is no path of the provider'],
    ['news/{id}', '"news/{id}" is no path of the provider'],
    ['branches', 'The shop asks GET branches already'],
  ])('the path %s', (path, why) => {
    expect(() => checkProviderPath(path)).toThrow(why);
  });

  it.each([
    ['news', '"news" is no path of a page'],
    ['/ar/news', '/ar/news is answered by the server itself'],
    ['/graphql', '/graphql is answered by the server itself'],
    ['/icons', '/icons is answered by the server itself'],
    ['/branches', 'The page /branches is there already'],
    ['/product/news', 'The page /product/:id is there already'],
  ])('the page %s', async (page, why) => {
    await expect(checkPage(page)).rejects.toThrow(why);
  });

  it.each([
    ['price:euros', '"euros" is no kind of field'],
    ['Name', '"Name" is no field'],
    ['name:text:long', '"name:text:long" is no field'],
    ['price:amount', 'The first field is what an entry is called'],
    ['name,open:flag,is_open', 'There is a field "isOpen" already'],
    ['id', 'There is a field "id" already'],
  ])('the field %s', (fields, why) => {
    expect(() => readFields(fields)).toThrow(why);
  });
});

describe('one entry of a feature is called', () => {
  it.each([
    ['moon-reviews', 'MoonReview'],
    ['moon-stories', 'MoonStory'],
    ['moon-courses', 'MoonCourse'],
    ['moon-boxes', 'MoonBox'],
    ['moon-log', 'MoonLogEntry'],
    ['moon', 'MoonEntry'],
  ])('for %s: %s', (word, entry) => {
    expect(namesOf(word)).toMatchObject({ entry });
  });
});
