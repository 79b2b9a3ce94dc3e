import { customerExamples } from './customer-examples.ts';
import { type Example, example, money } from './example.ts';

const place = '{ fullAddress cityName neighborhood latitude longitude }';

/**
 * Each feature beside the way to a booking, in an order in which one step finds what it needs in those before; “Public” is
 * what guests may ask.
 */
export const moreExamples: Record<string, Example[]> = {
  Content: [
    example(
      'The shop',
      'Public: who sells, and what customers are told.',
      '{ storefront { name isPickUp clockHours seller { name phone } } }',
    ),
    example(
      'Home',
      'Public: what the home page shows; a part that fails is null.',
      `{ home { menus { menus { name } } branches(first: 3) { name } services { services { name } } } }`,
    ),
  ],
  Branches: [
    example(
      'A page of them',
      'Public: branches of a city, a page at a time.',
      'query BranchPage($filter: BranchFilterInput!) { branchPage(filter: $filter) { branches { id name cityName } page { total lastPage } unfilteredTotal cities { name } } }',
      { filter: { search: '', page: 1 } },
    ),
  ],
  Search: [
    example(
      'Find',
      'Public: treatments, products, branches and categories, spelled as people do.',
      'query Find($text: String!) { search(text: $text, first: 3) { totals { kind count } hits { kind isRetail } } }',
      { text: 'massage' },
    ),
  ],
  Shop: [
    example(
      'Its menus',
      'Public: the categories of the retail shop.',
      '{ shopMenus { menus { id name categories { id name } } } }',
    ),
    example(
      'Products',
      'Public: the retail products, a page at a time.',
      `query Products($filter: ShopFilterInput!) { shopProducts(filter: $filter) { products { id name price ${money} } page { currentPage lastPage } } }`,
      { filter: { page: 1 } },
    ),
    example(
      'One of them',
      'Public: a treatment or a product, by the id of the list.',
      'query OneProduct($id: ID!) { catalogueItem(id: $id) { __typename id name } }',
      { id: '{{Products.shopProducts.products.0.id}}' },
    ),
  ],
  Loyalty: [
    example(
      'Its classes',
      'Public: the classes of the programme.',
      '{ customerClasses { name description fromPoints } }',
    ),
  ],
  Maps: [
    example('The map', 'Where the script of the map comes from; null without maps.', '{ maps { scriptUrl } }'),
    example(
      'Suggestions',
      'Places for what a customer types. Public: it is limited by IP address.',
      'query Suggestions($text: String!) { placeSuggestions(text: $text) { id title subtitle } }',
      { text: 'Olaya' },
    ),
    example('One of them', 'Its address and where it is.', `query OnePlace($id: ID!) { place(id: $id) ${place} }`, {
      id: '{{Suggestions.placeSuggestions.0.id}}',
    }),
    example(
      'By address',
      'Where an address is.',
      `query ByAddress($address: String!) { geocodedPlace(address: $address) ${place} }`,
      {
        address: '{{OnePlace.place.fullAddress}}',
      },
    ),
    example(
      'By point',
      'What is at a point of the map.',
      `query ByPoint($point: CoordinatesInput!) { placeAt(point: $point) ${place} }`,
      {
        point: { latitude: '{{OnePlace.place.latitude}}', longitude: '{{OnePlace.place.longitude}}' },
      },
    ),
  ],
  ...customerExamples,
};
